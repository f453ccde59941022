import { demosOf } from '../demo/demo'
import { Showcase } from '../demo/Showcase'
import {
  BahtAmount,
  BookNumber,
  CardNumber,
  DateMask,
  TaxId,
  ThaiPhone,
  TimeMask,
} from './maskDemos'
import source from './maskDemos.tsx?raw'

const demo = demosOf(
  { ThaiPhone, BahtAmount, DateMask, TimeMask, BookNumber, TaxId, CardNumber },
  source,
)

export function MaskPage() {
  return (
    <Showcase
      titleKey="shell.menu.formMask"
      purpose="Puts separators where people write them, while they type. Take a mask only where everybody writes the value the same way."
      documentation={[
        { name: 'react-number-format', address: 'https://s-yadav.github.io/react-number-format/' },
      ]}
      demos={[
        {
          title: 'Phone',
          ...demo('ThaiPhone'),
        },
        {
          title: 'Amount in baht',
          caption: 'Deleting and pasting work anywhere in it: the cursor never jumps.',
          ...demo('BahtAmount'),
        },
        { title: 'Date', ...demo('DateMask') },
        { title: 'Time', ...demo('TimeMask') },
        { title: 'Bank book', ...demo('BookNumber') },
        { title: 'Tax number', ...demo('TaxId') },
        { title: 'Card', ...demo('CardNumber') },
      ]}
      accessibility={[
        'The example is in the helper text, where it stays in sight, not in a placeholder.',
        'The keyboard of a phone shows digits (inputmode).',
        'A number that is too short is reported in words beside the field, not by colour alone.',
      ]}
    />
  )
}
