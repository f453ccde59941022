import { Showcase } from '../demo/Showcase'
import { BahtAmount } from './mask/BahtAmount'
import bahtAmount from './mask/BahtAmount.tsx?raw'
import { BookNumber } from './mask/BookNumber'
import bookNumber from './mask/BookNumber.tsx?raw'
import { CardNumber } from './mask/CardNumber'
import cardNumber from './mask/CardNumber.tsx?raw'
import { DateMask } from './mask/DateMask'
import dateMask from './mask/DateMask.tsx?raw'
import dayError from './mask/dayError.ts?raw'
import { TaxId } from './mask/TaxId'
import taxId from './mask/TaxId.tsx?raw'
import { ThaiPhone } from './mask/ThaiPhone'
import thaiPhone from './mask/ThaiPhone.tsx?raw'
import { TimeMask } from './mask/TimeMask'
import timeMask from './mask/TimeMask.tsx?raw'
import missing from './mask/useMissing.ts?raw'

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
          Live: ThaiPhone,
          source: `${thaiPhone}\n// useMissing.ts\n\n${missing}`,
        },
        {
          title: 'Amount in baht',
          caption: 'Deleting and pasting work anywhere in it: the cursor never jumps.',
          Live: BahtAmount,
          source: bahtAmount,
        },
        { title: 'Date', Live: DateMask, source: `${dateMask}\n// dayError.ts\n\n${dayError}` },
        { title: 'Time', Live: TimeMask, source: timeMask },
        { title: 'Bank book', Live: BookNumber, source: bookNumber },
        { title: 'Tax number', Live: TaxId, source: taxId },
        { title: 'Card', Live: CardNumber, source: cardNumber },
      ]}
      accessibility={[
        'The example stands in the helper text, where it stays in sight, not in a placeholder.',
        'The keyboard of a phone shows digits (inputmode).',
        'Too little is said in words beside the field, not by colour alone.',
      ]}
    />
  )
}
