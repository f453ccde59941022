import { type Satang, satang } from '#lib/money'

export interface Turnover {
  done: Satang
  required: Satang
  left: Satang
  /** 0 to 1, in whole percent, rounded down: 100 % means that nothing is left. */
  share: number
}

/** How far a promotion has been played through. One that requires nothing is complete. */
export function turnoverOf({
  turnoverDone: done,
  turnoverRequired: required,
}: {
  turnoverDone: Satang
  turnoverRequired: Satang
}): Turnover {
  const share = done >= required ? 1 : Math.floor((done / required) * 100) / 100
  return { done, required, left: satang(Math.max(0, required - done)), share }
}
