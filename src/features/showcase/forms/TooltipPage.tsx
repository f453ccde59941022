import { Showcase } from '../demo/Showcase'
import { ColouredTooltips } from './tooltip/ColouredTooltips'
import colouredTooltips from './tooltip/ColouredTooltips.tsx?raw'
import { Delays } from './tooltip/Delays'
import delays from './tooltip/Delays.tsx?raw'
import { DisabledReason } from './tooltip/DisabledReason'
import disabledReason from './tooltip/DisabledReason.tsx?raw'
import { IconHints } from './tooltip/IconHints'
import iconHints from './tooltip/IconHints.tsx?raw'
import { InteractiveTooltip } from './tooltip/InteractiveTooltip'
import interactiveTooltip from './tooltip/InteractiveTooltip.tsx?raw'
import { Placements } from './tooltip/Placements'
import placements from './tooltip/Placements.tsx?raw'

export function TooltipPage() {
  return (
    <Showcase
      titleKey="shell.menu.formTooltip"
      purpose="A short hint for what is pointed at or focused. What everybody needs to know belongs on the page itself."
      documentation={[
        { name: 'MUI Tooltip', address: 'https://mui.com/material-ui/react-tooltip/' },
      ]}
      demos={[
        {
          title: 'Placements',
          caption: 'They turn over where there is no room; left and right are sides of the screen.',
          Live: Placements,
          source: placements,
        },
        { title: 'For icons', Live: IconHints, source: iconHints },
        { title: 'Colours', Live: ColouredTooltips, source: colouredTooltips },
        { title: 'Delays and touch', Live: Delays, source: delays },
        {
          title: 'Why a button does nothing',
          caption: 'Press twice: then it tells why not.',
          Live: DisabledReason,
          source: disabledReason,
        },
        { title: 'On request', Live: InteractiveTooltip, source: interactiveTooltip },
      ]}
      accessibility={[
        'Focus opens a tooltip as the pointer does; Escape closes it (WCAG 1.4.13).',
        'For an icon the hint is the name; beside words it is a description (describeChild).',
        'Phones have no pointer: a long press opens it, so nothing may depend on it.',
      ]}
    />
  )
}
