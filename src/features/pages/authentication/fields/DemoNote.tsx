import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'

/** Says on every form that it is a show. */
export function DemoNote() {
  const text = useText()
  return (
    <Message>
      <strong>{text('pages.auth.demo')}</strong> {text('pages.auth.demoHint')}
    </Message>
  )
}

const Message = styled('p')(({ theme }) => ({
  margin: '-4px 0 16px',
  padding: '8px 12px',
  borderRadius: theme.shape.borderRadius,
  border: `1px dashed ${theme.palette.primary.readable}`,
}))
