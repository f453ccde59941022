/** What a player asked for and took, as the model keeps it. Satang, milliseconds since 1970. */
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
  /** Under review: what came in, and since when staff look at it. */
  arrived: number | null
  reviewedAt: number | null
  credited: number
}

export interface Withdrawal {
  withdrawId: string
  amount: number
  status: 'requested' | 'approved' | 'paid' | 'rejected' | 'failed'
  createdAt: number
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
  /** Own deposits since activation, which a cap leaves beside its own amount. */
  laterDeposits: number
  obligation: Obligation | null
}
