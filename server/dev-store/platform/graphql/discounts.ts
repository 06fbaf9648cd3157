import * as z from 'zod/mini';
import type { DevStoreDeps } from '../../deps.ts';
import type { Installation } from '../../store/state.ts';
import { AccessDenied, type GraphqlType, type Resolver, type, userErrors } from './execute.ts';

const discountInput = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(255)),
  code: z.string().check(z.minLength(1), z.maxLength(255)),
  startsAt: z.string(),
  endsAt: z.nullish(z.string()),
  context: z.object({ all: z.literal('ALL') }),
  customerGets: z.object({
    value: z.object({ percentage: z.number().check(z.gt(0), z.lte(1)) }),
    items: z.object({ all: z.literal(true) }),
  }),
  usageLimit: z.nullish(z.int().check(z.positive())),
  appliesOncePerCustomer: z.nullish(z.boolean()),
});

/** The mutation that creates a discount code. A code exists once in a store, whatever its capitals. */
export function discountMutations(
  { stateStore }: DevStoreDeps,
  installation: Installation,
): Record<string, Resolver> {
  return {
    discountCodeBasicCreate: ({ basicCodeDiscount }) => {
      if (!installation.scopes.includes('write_discounts')) {
        throw new AccessDenied('Access denied for discountCodeBasicCreate field.');
      }
      const input = discountInput.safeParse(basicCodeDiscount);
      if (!input.success) return payload(null, ['INVALID', input.error.issues[0]?.message ?? 'Invalid']);
      const discounts = (stateStore.state.discounts ??= []);
      const { title, code, startsAt, endsAt = null, customerGets, usageLimit = null } = input.data;
      if (discounts.some((one) => one.code.toLowerCase() === code.toLowerCase())) {
        return payload(null, ['TAKEN', 'Code must be unique. Please try a different code.']);
      }
      const { percentage } = customerGets.value;
      const id = discounts.length + 1;
      discounts.push({ id, title, code, percentage, startsAt, endsAt, usageLimit });
      stateStore.save();
      return payload(id, null);
    },
  };
}

function payload(id: number | null, error: readonly [code: string, message: string] | null): GraphqlType {
  const node =
    id === null ? null : type('DiscountCodeNode', { id: `gid://shopify/DiscountCodeNode/${String(id)}` });
  const fault = error && { field: ['basicCodeDiscount', 'code'], code: error[0], message: error[1] };
  return type('DiscountCodeBasicCreatePayload', { codeDiscountNode: node, userErrors: userErrors(fault) });
}
