import { styled } from '@mui/material/styles'
import { BusyButton } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { adminFailure } from '../api/adminApi'
import { useLazyAuditCheckQuery } from '../api/peopleCalls'
import { RequestError } from '../decision/RequestError'

/** Verifies the audit's hash chain: whether every entry is unchanged. */
export function ChainCheck() {
  const text = useText()
  const [check, { data, error, isFetching }] = useLazyAuditCheckQuery()
  const result = data?.value
  // An earlier result does not apply to the current chain.
  const failure = adminFailure(error) ?? data?.failure ?? null
  return (
    <Line>
      <output>
        {result &&
          failure === null &&
          (result.broken === null
            ? text('adminPeople.audit.whole', { count: result.checked })
            : text('adminPeople.audit.broken', { seq: result.broken }))}
      </output>
      <RequestError failure={failure} />
      <BusyButton variant="outlined" busy={isFetching} onClick={() => void check()}>
        {text('adminPeople.audit.check')}
      </BusyButton>
    </Line>
  )
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  // Takes no space while empty, but stays rendered so that screen readers announce its text.
  'output:empty': { position: 'absolute' },
})
