import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { Showcase } from '../demo/Showcase'
import orderWizard from './wizard/OrderWizard.tsx?raw'
import order from './wizard/order.ts?raw'
import { PlainSteps } from './wizard/PlainSteps'
import plainSteps from './wizard/PlainSteps.tsx?raw'
import steps from './wizard/steps.tsx?raw'

/** The wizard and its form library are loaded with its demo. */
const OrderWizard = lazyWithPreload(() =>
  import('./wizard/OrderWizard').then((module) => module.OrderWizard),
)

export function WizardPage() {
  return (
    <Showcase
      titleKey="shell.menu.formWizard"
      purpose="A long form in steps that each make sense by themselves. Three to five; with fewer questions one page is faster."
      documentation={[
        { name: 'MUI Stepper', address: 'https://mui.com/material-ui/react-stepper/' },
        { name: 'React Hook Form', address: 'https://react-hook-form.com/docs' },
      ]}
      demos={[
        {
          title: 'An order in three steps',
          caption:
            'Leave fields empty, go on and back: nothing typed is lost, and the total is worked out in satang.',
          Live: OrderWizard,
          source: [orderWizard, steps, order].join('\n'),
        },
        { title: 'Steps alone', Live: PlainSteps, source: plainSteps },
      ]}
      accessibility={[
        'The current step is announced when it changes.',
        'Each step is a form: Enter continues, and an error puts the focus in its field.',
        'Back is a button beside the next one and never loses answers.',
      ]}
    />
  )
}
