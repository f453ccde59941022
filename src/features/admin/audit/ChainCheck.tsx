import { styled } from '@mui/material/styles'
import { BusyButton } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { adminFailure } from '../api/adminApi'
import { useLazyAuditCheckQuery } from '../api/peopleCalls'
import { OrderError } from '../decision/OrderError'

/** Goes through the chain of the audit: whether every entry still is what it was. */
export function ChainCheck() {
  const text = useText()
  const [check, { data, error, isFetching }] = useLazyAuditCheckQuery()
  const result = data?.value
  // An earlier check says nothing of the chain as it is now.
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
      <OrderError failure={failure} />
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
  // Without a word it takes no room, and is heard all the same once it has one.
  'output:empty': { position: 'absolute' },
})
