import { addDays, bangkokDay, startOfBangkokDay } from '#lib/time'
import { api } from '../client/api'
import type { DataTag } from '../client/tags'

/** What is counted by days: what limits still allow, offers, points, cashback, totals by day. */
const countedByDay: readonly DataTag[] = ['Balance', 'History', 'Promotion', 'Protection', 'Reward']

type Dispatch = (action: ReturnType<typeof api.util.invalidateTags>) => unknown

/** Has figures that are counted by days asked for again when it is midnight in Bangkok. Answers the function that stops. */
export function watchDay(dispatch: Dispatch): () => void {
  let day = bangkokDay(Date.now())
  let timer: ReturnType<typeof setTimeout>
  const plan = () => {
    clearTimeout(timer)
    timer = setTimeout(look, startOfBangkokDay(addDays(day, 1)) - Date.now())
  }
  const look = () => {
    const today = bangkokDay(Date.now())
    if (today !== day) {
      day = today
      dispatch(api.util.invalidateTags([...countedByDay]))
    }
    plan()
  }
  plan()
  // Timers stand still while the device sleeps.
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
