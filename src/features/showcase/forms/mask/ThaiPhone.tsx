import { useState } from 'react'
import { PatternFormat } from 'react-number-format'
import { DigitsField } from './DigitsField'
import { useMissing } from './useMissing'

/** Ten digits as people write them; what is kept are the digits alone. */
export function ThaiPhone() {
  const [digits, setDigits] = useState('')
  const { missing, onBlur } = useMissing(digits, 10)
  return (
    <PatternFormat
      customInput={DigitsField}
      fullWidth
      label="Mobile phone"
      format="###-###-####"
      inputMode="numeric"
      autoComplete="tel-national"
      value={digits}
      onValueChange={({ value }) => setDigits(value)}
      onPaste={(event) => {
        const national = nationalNumber(event.clipboardData.getData('text'))
        if (national === null) return
        event.preventDefault()
        setDigits(national)
      }}
      onBlur={onBlur}
      problem={missing}
      hint="Such as 081-234-5678"
    />
  )
}

/** `+66 81 234 5678` → `0812345678`; null for what has no country code. */
function nationalNumber(pasted: string): string | null {
  const [, rest] = /^(?:\+|00)?660?(\d{9})$/.exec(pasted.replace(/[\s().-]/g, '')) ?? []
  return rest === undefined ? null : `0${rest}`
}
