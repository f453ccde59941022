import { useDispatch } from 'react-redux'
import { openToast } from '#ui/toast/toastSlice'

type Options = Parameters<typeof openToast>[0]

/** Opens the app's one toast, with English words: what is not given is the default of the specification. */
export function useToast(): (options?: Options) => void {
  const dispatch = useDispatch()
  return (options = {}) => dispatch(openToast({ ...options, lang: 'en' }))
}
