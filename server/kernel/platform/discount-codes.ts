import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { type AdminAccess, askAdmin } from './admin-api.ts';

export interface NewDiscount {
  /** What the merchant sees in the list of discounts. */
  readonly title: string;
  readonly code: string;
  /** Between 1 and 100. */
  readonly percent: number;
  readonly startsAt: string;
  readonly endsAt: string;
}

const MUTATION = `mutation CreateDiscount($discount: DiscountCodeBasicInput!) {
  discountCodeBasicCreate(basicCodeDiscount: $discount) {
    codeDiscountNode { id }
    userErrors { code message }
  }
}`;

const reply = z.object({
  discountCodeBasicCreate: z.nullish(
    z.object({
      codeDiscountNode: z.nullish(z.object({ id: z.string() })),
      userErrors: z.array(z.object({ code: z.nullish(z.string()), message: z.string() })),
    }),
  ),
});

/** The code exists already. Codes are random, so an earlier attempt created it. */
const TAKEN = 'TAKEN';

/** Creates a code for everything in the store that one shopper can use once. Idempotent by its code. */
export async function createDiscountCode(
  access: AdminAccess,
  { title, code, percent, startsAt, endsAt }: NewDiscount,
): Promise<void> {
  const discount = {
    title,
    code,
    startsAt,
    endsAt,
    context: { all: 'ALL' },
    customerGets: { value: { percentage: percent / 100 }, items: { all: true } },
    usageLimit: 1,
    appliesOncePerCustomer: true,
  };
  const asked = await askAdmin(access, { query: MUTATION, variables: { discount } }, reply);
  const { userErrors = [], codeDiscountNode } = asked.discountCodeBasicCreate ?? {};
  if (userErrors.some((error) => error.code === TAKEN)) return;
  const [refusal] = userErrors;
  if (refusal) throw new AppError('UPSTREAM', `The store did not create the code: ${refusal.message}`);
  if (!codeDiscountNode) throw new AppError('UPSTREAM');
}
