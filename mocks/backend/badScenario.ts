import type { AppError } from '#lib/appError'

/** Why a scenario cannot be loaded; nothing has changed. `error`: the provider's rule that forbids it. */
export class BadScenario extends Error {
  override readonly name = 'BadScenario'

  constructor(
    message: string,
    readonly error?: AppError,
  ) {
    super(message)
  }
}
