import type { Fields } from '../form/drafts'
import type { Problems } from '../form/useSectionForm'
import { passwordStrength } from './passwordStrength'

/** What stands in the way of a new password. */
export function passwordProblems(
  { current = '', next = '', repeat = '' }: Fields,
  username: string,
): Problems {
  return {
    current: current === '' ? 'users.form.needed' : null,
    next: nextProblem(current, next, username),
    repeat:
      repeat === '' ? 'users.form.needed' : repeat === next ? null : 'users.password.mismatch',
  }
}

function nextProblem(current: string, next: string, username: string) {
  if (next === '') return 'users.form.needed'
  if (next.length < 8) return 'users.password.short'
  if (next === current) return 'users.password.same'
  return passwordStrength(next, [username]) < 2 ? 'users.password.guessable' : null
}
