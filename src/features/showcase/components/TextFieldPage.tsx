import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import { FieldAdornments } from './textField/FieldAdornments'
import fieldAdornments from './textField/FieldAdornments.tsx?raw'
import { PayoutForm } from './textField/PayoutForm'
import payoutForm from './textField/PayoutForm.tsx?raw'
import * as demos from './textFieldDemos'
import source from './textFieldDemos.tsx?raw'

const demo = demosOf(demos, source)

export function TextFieldPage() {
  return (
    <Showcase
      titleKey="shell.menu.textField"
      purpose="Takes what a person types: a name, an amount, a message. To choose from a few known answers, take radio buttons; from many, an autocomplete."
      documentation={[
        { name: 'MUI Text Field', address: 'https://mui.com/material-ui/react-text-field/' },
        { name: 'MUI Select', address: 'https://mui.com/material-ui/react-select/' },
      ]}
      demos={[
        {
          title: 'Three variants',
          caption:
            'Outlined stands out on any surface and is the look of every form here. Filled suits dense pages, standard a single line in running text. Never mix them in one form.',
          ...demo('FieldVariants'),
        },
        {
          title: 'Helper and error text',
          caption:
            'Leave the field to have it checked, then correct it: the error replaces the hint in the same line, so nothing jumps, and goes as soon as the number is right.',
          ...demo('CheckedField'),
        },
        {
          title: 'States',
          caption:
            'Read-only can be read and copied, disabled cannot be reached at all. An error says how to put it right; colour alone says nothing.',
          ...demo('FieldStates'),
        },
        {
          title: 'Adornments',
          caption:
            'A unit, an icon or a button inside the frame. The amount opens the number keys on phones; clearing the search keeps the focus in it.',
          Live: FieldAdornments,
          source: fieldAdornments,
        },
        {
          title: 'Several lines',
          caption:
            'Grows with the text up to eight lines and counts what is left, never cutting off.',
          ...demo('MultilineField'),
        },
        {
          title: 'Choosing in a field',
          caption:
            'Two selects over one state. Take the browser’s list unless the lines need more than text.',
          ...demo('FieldSelects'),
        },
        {
          title: 'Sizes and widths',
          caption: 'Small is for toolbars on desktops; a finger needs the medium one.',
          ...demo('FieldSizes'),
        },
        {
          title: 'A form that answers',
          caption:
            'Submit it empty: each field says what it needs, the first wrong one takes the focus, and nothing that was typed is lost.',
          Live: PayoutForm,
          source: payoutForm,
        },
      ]}
      accessibility={[
        'The label is tied to the field and stays readable when it floats; a placeholder never stands in for it.',
        'Helper and error text belong to the field by aria-describedby: a screen reader reads them after the label, and aria-invalid says that the value is wrong.',
        'Buttons inside the frame are reached with Tab after the field and are named for what they do, not for their icon.',
        'The menu select opens with Enter, Space or the arrow keys, jumps by first letter and closes with Escape; the browser’s own list behaves as on the rest of the device.',
      ]}
    />
  )
}
