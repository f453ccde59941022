import { Showcase } from '../demo/Showcase'
import { FormModal } from './modal/FormModal'
import formModal from './modal/FormModal.tsx?raw'
import { NestedModal } from './modal/NestedModal'
import nestedModal from './modal/NestedModal.tsx?raw'
import { SimpleModal } from './modal/SimpleModal'
import simpleModal from './modal/SimpleModal.tsx?raw'
import { SlidingModal } from './modal/SlidingModal'
import slidingModal from './modal/SlidingModal.tsx?raw'
import { SlowModal } from './modal/SlowModal'
import slowModal from './modal/SlowModal.tsx?raw'

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
        { title: 'Simple', Live: SimpleModal, source: simpleModal },
        { title: 'With a transition', Live: SlidingModal, source: slidingModal },
        {
          title: 'One above another',
          caption: 'At most two; a third is a sign of a missing page.',
          Live: NestedModal,
          source: nestedModal,
        },
        {
          title: 'With a server that takes its time',
          caption: 'It stays open until the answer is there.',
          Live: SlowModal,
          source: slowModal,
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
