import FormHelperText from '@mui/material/FormHelperText'
import { useFieldError } from './fieldError'

/** What is wrong with a group of fields as a whole: said, and brought into sight, for it belongs to none of them. */
export function GroupError({ message }: { message: string | undefined }) {
  const fieldError = useFieldError()
  if (message === undefined) return null
  return (
    <FormHelperText error role="alert" ref={intoSight}>
      {fieldError(message)}
    </FormHelperText>
  )
}

function intoSight(element: HTMLElement | null): void {
  // Where a test stands in for the browser there is none.
  element?.scrollIntoView?.({ block: 'center' })
}
