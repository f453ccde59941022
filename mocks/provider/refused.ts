import type { Refusal, RefusalCode, RefusalValues } from '#lib/refusal'

/** The provider says no. Thrown inside a transaction, it takes back all that was written there. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusal: Refusal

  constructor(code: RefusalCode, values: RefusalValues = {}) {
    super(`Refused: ${code}`)
    this.refusal = { code, values }
  }
}
