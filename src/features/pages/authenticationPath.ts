import { openPaths } from '#lib/paths/open'
import type { AuthenticationForm, Variant } from './authentication/authentication'

export function authenticationPath(form: AuthenticationForm, variant: Variant): string {
  return openPaths[`${form}${variant}`]
}
