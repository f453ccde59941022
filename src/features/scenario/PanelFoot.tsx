import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { Spinner } from '#ui/form/PlainButton'
import { useText } from '#ui/intl/useText'

interface PanelFootProps {
  busy: boolean
  /** The last action's result; empty for none. */
  outcome: string
}

/** Shows and announces the last result, always visible: the changed list may be scrolled out of view. */
export function PanelFoot({ busy, outcome }: PanelFootProps) {
  const text = useText()
  return (
    <Foot>
      <output>{outcome}</output>
      {busy && (
        <Waiting>
          <Spinner role="progressbar" aria-label={text('ui.busy')} />
        </Waiting>
      )}
    </Foot>
  )
}

const Foot = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '8px 24px calc(8px + env(safe-area-inset-bottom, 0px))',
  // On a phone in landscape, an empty footer must not take space from the content.
  '@media (max-height: 480px)': {
    '&:has(> output:only-child:empty)': { minHeight: 0, padding: 0 },
  },
})

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

/** Delayed, because most answers arrive at once and a flickering spinner helps nobody. */
const Waiting = styled('span')({
  display: 'inline-flex',
  animation: `${appear} 0.1s 0.3s backwards`,
})
