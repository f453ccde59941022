import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'

interface ActionButtonsProps<Action extends string> {
  /** In display order. */
  labels: Readonly<Record<Action, MessageKey>>
  actions: readonly Action[]
  onPress: (action: Action) => void
}

export function ActionButtons<Action extends string>(props: ActionButtonsProps<Action>) {
  const { labels, actions, onPress } = props
  const text = useText()
  return (
    <Row>
      {actions.map((action) => (
        <Button key={action} variant="outlined" onClick={() => onPress(action)}>
          {text(labels[action])}
        </Button>
      ))}
    </Row>
  )
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
