import { decodeJwt } from 'jose'
import { tokenOf } from './token'

/** Whether a call bears a token of the staff, or asks for one. */
export function isStaffCall(request: Request): boolean {
  if (new URL(request.url).pathname.startsWith('/adminlogin')) return true
  const token = tokenOf(request)
  if (token === null) return false
  try {
    return decodeJwt(token).aud === 'admin'
  } catch {
    return false // what is no token is refused by whoever answers
  }
}
