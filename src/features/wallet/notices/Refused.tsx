import type { Failure } from '#contract/failure'
import { DataText } from '#ui/display/DataText'
import { AlertIcon } from '#ui/icons/AlertIcon'
import { useRefusalText } from '#ui/intl/useRefusalText'
import { Notice } from './Notice'

interface RefusedProps {
  failure: Failure
}

/** A refusal that belongs to no single field. */
export function Refused({ failure }: RefusedProps) {
  const refusalText = useRefusalText()
  return (
    <Notice tone="error" icon={<AlertIcon />}>
      <DataText>{refusalText(failure)}</DataText>
    </Notice>
  )
}
