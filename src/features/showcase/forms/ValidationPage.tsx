import { lazyWithPreload } from '#ui/load/lazyWithPreload'
import { Showcase } from '../demo/Showcase'
import checkedField from './checked/CheckedField.tsx?raw'
import choicesForm from './validation/ChoicesForm.tsx?raw'
import { InstantForm } from './validation/InstantForm'
import instantForm from './validation/InstantForm.tsx?raw'
import { LoginForm } from './validation/LoginForm'
import loginForm from './validation/LoginForm.tsx?raw'
import selectForm from './validation/SelectForm.tsx?raw'
import { SummaryForm } from './validation/SummaryForm'
import summaryForm from './validation/SummaryForm.tsx?raw'

/** Radio buttons, checkboxes and switches are loaded with their first demo. */
const SelectForm = lazyWithPreload(() =>
  import('./validation/SelectForm').then((module) => module.SelectForm),
)
const ChoicesForm = lazyWithPreload(() =>
  import('./validation/ChoicesForm').then((module) => module.ChoicesForm),
)

export function ValidationPage() {
  return (
    <Showcase
      titleKey="shell.menu.formValidation"
      purpose="Tells people what is missing while they can still mend it: beside the field, in words, keeping what they typed."
      documentation={[
        { name: 'React Hook Form', address: 'https://react-hook-form.com/docs' },
        { name: 'Valibot', address: 'https://valibot.dev/guides/introduction/' },
      ]}
      demos={[
        {
          title: 'When it is sent',
          caption: 'Send it empty: the first field with a fault gets the focus.',
          Live: LoginForm,
          source: [loginForm, checkedField].join('\n'),
        },
        { title: 'At once', Live: InstantForm, source: instantForm },
        { title: 'Radio buttons and a checkbox', Live: ChoicesForm, source: choicesForm },
        { title: 'A rule over two fields', Live: SelectForm, source: selectForm },
        {
          title: 'With a summary',
          caption: 'Each name leads to its field.',
          Live: SummaryForm,
          source: summaryForm,
        },
      ]}
      accessibility={[
        'Messages are tied to their field (aria-describedby) and say what to do, not only that something is wrong.',
        'After a failed submit the focus is in the first field with a fault.',
        'aria-invalid marks the field; the colour is one sign of three.',
      ]}
    />
  )
}
