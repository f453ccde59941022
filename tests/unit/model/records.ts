/** A player's requests and grants in the model, in satang and milliseconds since 1970. */
import type { Obligation } from './credit'
import type { Offer } from './terms'

export interface Deposit {
  depositId: string
  base: number
  amount: number
  status: 'pending' | 'submitted' | 'review' | 'confirmed' | 'expired' | 'rejected' | 'cancelled'
  createdAt: number
  submittedAt: number | null
  decidedAt: number | null
  /** Under review: the amount that arrived, and since when staff review it. */
  arrived: number | null
  reviewedAt: number | null
  credited: number
}

export interface Withdrawal {
  withdrawId: string
  amount: number
  status: 'requested' | 'approved' | 'paid' | 'rejected' | 'failed'
  createdAt: number
  paidAt?: number
}

export interface Receipt {
  receivedId: string
  offer: Offer
  depositId: string | null
  status: 'received' | 'active' | 'completed' | 'cancelled' | 'expired'
  deposit: number
  bonus: number
  required: number
  receivedAt: number
  activatedAt: number | null
  closedAt: number | null
  closedBy: string | null
  forfeited: number
  capForfeited: number
  /** Own deposits since the activation, which a cap does not affect. */
  laterDeposits: number
  obligation: Obligation | null
}
