import { api } from './api'
import { failedTag } from './tags'

type Dispatch = (action: ReturnType<typeof api.util.invalidateTags>) => unknown

/** Asks again for what failed as soon as the browser is online again. Answers the function that stops. */
export function watchConnection(dispatch: Dispatch): () => void {
  const retry = () => dispatch(api.util.invalidateTags([failedTag]))
  addEventListener('online', retry)
  return () => removeEventListener('online', retry)
}
