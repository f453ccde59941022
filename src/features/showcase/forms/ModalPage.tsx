import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import { FormModal } from './modal/FormModal'
import formModal from './modal/FormModal.tsx?raw'
import * as demos from './modalDemos'
import source from './modalDemos.tsx?raw'

const demo = demosOf(demos, source)

export function ModalPage() {
  return (
    <Showcase
      titleKey="shell.menu.formModal"
      purpose="Stops everything else until it is answered. Take it for what must be decided now; a page or a panel serves the rest."
      documentation={[
        { name: 'MUI Dialog', address: 'https://mui.com/material-ui/react-dialog/' },
        { name: 'MUI Modal', address: 'https://mui.com/material-ui/react-modal/' },
      ]}
      demos={[
        { title: 'Simple', ...demo('SimpleModal') },
        { title: 'With a transition', ...demo('SlidingModal') },
        {
          title: 'One above another',
          caption: 'At most two; a third is a sign of a missing page.',
          ...demo('NestedModal'),
        },
        {
          title: 'With a slow server',
          caption: 'It stays open until the answer is there.',
          ...demo('SlowModal'),
        },
        { title: 'With a form', Live: FormModal, source: formModal },
      ]}
      accessibility={[
        'The focus moves into the dialog, stays there, and returns to the button that opened it.',
        'Escape and a press beside it close it, unless something is on its way.',
        'Its title names it (aria-labelledby).',
      ]}
    />
  )
}
