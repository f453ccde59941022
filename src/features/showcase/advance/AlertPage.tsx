import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import { LiveAlert } from './alert/LiveAlert'
import liveAlert from './alert/LiveAlert.tsx?raw'
import * as demos from './alertDemos'
import source from './alertDemos.tsx?raw'

const demo = demosOf(demos, source)

export function AlertPage() {
  return (
    <Showcase
      titleKey="shell.menu.alert"
      purpose="Says something that matters where it matters, and stays until it is no longer true. For a short confirmation that goes by itself take a snackbar; for a question take a dialog."
      documentation={[
        { name: 'MUI Alert', address: 'https://mui.com/material-ui/react-alert/' },
        {
          name: 'the ARIA alert pattern',
          address: 'https://www.w3.org/WAI/ARIA/apg/patterns/alert/',
        },
      ]}
      demos={[
        {
          title: 'Four severities',
          caption: 'The icon and the words carry the meaning; the colour only repeats it.',
          ...demo('AlertSeverities'),
        },
        {
          title: 'Three variants',
          caption:
            'Standard inside a page, outlined on a tinted surface, filled for what must win.',
          ...demo('AlertVariants'),
        },
        {
          title: 'With a title',
          caption: 'A title pays off when there is more than one sentence or a list below it.',
          ...demo('AlertWithTitle'),
        },
        {
          title: 'Answer to a form',
          caption: 'It appears after the press, so it has role="alert": it is read out at once.',
          Live: LiveAlert,
          source: liveAlert,
        },
        {
          title: 'With an action',
          caption: 'Offer the way out beside the trouble. The same alert then shows the result.',
          ...demo('AlertWithAction'),
        },
        {
          title: 'Closable',
          caption: 'Only for what can wait. After closing, the focus has a place to go.',
          ...demo('ClosableAlert'),
        },
        {
          title: 'Own icon, no icon',
          caption: 'A specific icon is found again faster than a general one.',
          ...demo('AlertIcons'),
        },
      ]}
      accessibility={[
        'Only what appears after an action has role="alert" (errors) or role="status" (good news). An alert that is on the page from the start has role="note", or everything would be read out at once.',
        'The close button has its own name (closeText): “Close the weekend notice”, not “Close”.',
        'Alerts never take the focus. What must be answered before going on belongs in a dialog.',
        'Severity is never shown by colour alone: the icon differs in shape and the text says what happened.',
      ]}
    />
  )
}
