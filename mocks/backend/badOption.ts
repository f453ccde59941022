/** Why a command or a back end cannot start; the message names the option. */
export class BadOption extends Error {
  override readonly name = 'BadOption'
}
