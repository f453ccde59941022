import type * as v from 'valibot'
import {
  type Deposit,
  depositOrderSchema,
  depositSchema,
  depositStepSchema,
  type slipOrderSchema,
} from '../contract/deposit'
import { providerPaths } from '../contract/provider'
import { api } from './api'
import type { Dated } from './dated'
import { fromProvider } from './fromProvider'
import { moneyOrder } from './money/moneyOrder'
import { toProvider } from './toProvider'

type Step = v.InferInput<typeof depositStepSchema>

/** Whose deposit it is says in whose name its answer is kept. */
export interface DepositOf {
  userId: string
  depositId: string
}

/** What a step of a deposit makes out of date: a confirmed one changes the credit and the promotion. */
export const depositChanges = ['History', 'Balance', 'Promotion', 'Notification'] as const

export const depositApi = api.injectEndpoints({
  endpoints: (build) => ({
    depositTransaction: build.query<Dated<Deposit>, DepositOf>(
      fromProvider('History', ({ userId, depositId }) => ({
        path: providerPaths.depositTransaction(depositId),
        schema: depositSchema,
        owner: userId,
      })),
    ),
    deposit: build.mutation<Deposit, v.InferInput<typeof depositOrderSchema>>(
      toProvider({ path: providerPaths.deposit(), answer: depositSchema, changes: depositChanges }),
    ),
    /** "I have sent it." */
    submitDeposit: build.mutation<Deposit, Step>(
      toProvider({
        path: providerPaths.depositSubmit(),
        answer: depositSchema,
        changes: depositChanges,
      }),
    ),
    cancelDeposit: build.mutation<Deposit, Step>(
      toProvider({
        path: providerPaths.depositCancel(),
        answer: depositSchema,
        changes: depositChanges,
      }),
    ),
    sendSlip: build.mutation<Deposit, v.InferInput<typeof slipOrderSchema>>(
      toProvider({
        path: providerPaths.depositSlip(),
        answer: depositSchema,
        changes: depositChanges,
      }),
    ),
  }),
})

export const { useDepositTransactionQuery } = depositApi

export const depositOrder = moneyOrder('deposit', depositApi.endpoints.deposit, depositOrderSchema)

export const depositSentOrder = moneyOrder(
  'deposit-sent',
  depositApi.endpoints.submitDeposit,
  depositStepSchema,
)

export const depositCancelOrder = moneyOrder(
  'deposit-cancel',
  depositApi.endpoints.cancelDeposit,
  depositStepSchema,
)
