import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import * as demos from './tooltipDemos'
import source from './tooltipDemos.tsx?raw'

const demo = demosOf(demos, source)

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
          caption: 'They flip where there is no space. Left and right are sides of the screen.',
          ...demo('Placements'),
        },
        { title: 'For icons', ...demo('IconHints') },
        { title: 'Colours', ...demo('ColouredTooltips') },
        { title: 'Delays and touch', ...demo('Delays') },
        {
          title: 'Why a button does nothing',
          caption: 'Press twice, and it says why not.',
          ...demo('DisabledReason'),
        },
        { title: 'On request', ...demo('InteractiveTooltip') },
      ]}
      accessibility={[
        'Focus opens a tooltip as the pointer does; Escape closes it (WCAG 1.4.13).',
        'For an icon the hint is the name; beside words it is a description (describeChild).',
        'Phones have no pointer: a long press opens it, so nothing may depend on it.',
      ]}
    />
  )
}
