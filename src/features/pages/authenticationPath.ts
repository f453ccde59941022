import { openPaths } from '#lib/paths/open'
import type { AuthenticationForm, Look } from './authentication/authentication'

export function authenticationPath(form: AuthenticationForm, look: Look): string {
  return openPaths[`${form}${look}`]
}
