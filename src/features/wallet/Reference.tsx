import { styled } from '@mui/material/styles'
import { CopyButton } from '#ui/copy/CopyButton'
import { CopyOnHold } from '#ui/copy/CopyOnHold'
import { useText } from '#ui/intl/useText'

interface ReferenceProps {
  id: string
}

/** The id that support needs to find a transaction, with a copy button. */
export function Reference({ id }: ReferenceProps) {
  const text = useText()
  const name = text('money.reference')
  return (
    <Line>
      <span>
        {name}{' '}
        <CopyOnHold value={id}>
          <b>{id}</b>
        </CopyOnHold>
      </span>
      <CopyButton value={id} name={name} />
    </Line>
  )
}

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  margin: '12px 0 0',
  paddingTop: 12,
  borderTop: `1px solid ${theme.palette.divider}`,
  b: { overflowWrap: 'anywhere' },
}))
