import type { Noted } from '../audit'

/** What the sample data tell of, at its own time. */
export interface PastAction extends Noted {
  at: string
}
