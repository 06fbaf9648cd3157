import type { BillingPlan } from '#shared/api/billing.ts';
import { COMPARED, grantOf } from './plan-labels.ts';
import styles from './billing.module.css';

/** Compares the plans by feature. */
export function Comparison({ plans }: { plans: readonly BillingPlan[] }) {
  return (
    <table className={styles.comparison}>
      <caption>What is in each plan</caption>
      <thead>
        <tr>
          <th scope="col">Feature</th>
          {plans.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COMPARED.map(({ key, name, note }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              <small>{note}</small>
            </th>
            {plans.map((plan) => {
              const { value, granted } = grantOf(plan, key);
              return (
                <td key={plan.id} data-granted={granted}>
                  {value}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
