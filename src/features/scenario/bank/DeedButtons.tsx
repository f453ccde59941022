import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { MessageKey } from '#ui/intl/messages'
import { useText } from '#ui/intl/useText'

interface DeedButtonsProps<Deed extends string> {
  /** In the order in which they stand. */
  labels: Readonly<Record<Deed, MessageKey>>
  deeds: readonly Deed[]
  onPress: (deed: Deed) => void
}

export function DeedButtons<Deed extends string>(props: DeedButtonsProps<Deed>) {
  const { labels, deeds, onPress } = props
  const text = useText()
  return (
    <Row>
      {deeds.map((deed) => (
        <Button key={deed} variant="outlined" onClick={() => onPress(deed)}>
          {text(labels[deed])}
        </Button>
      ))}
    </Row>
  )
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
