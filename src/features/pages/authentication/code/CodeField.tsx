import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { type Ref, useId } from 'react'
import { withPlainDigits } from '#lib/money'
import { useText } from '#ui/intl/useText'

export const codeLength = 6

/** The code that the demo accepts, and shows to the user. */
export const demoCode = '246810'

/** Extracts the digits of typed or pasted text, such as “246 810”, in the digits of any keyboard. */
function digitsOf(typed: string): string {
  return withPlainDigits(typed)
    .replace(/[^0-9]/g, '')
    .slice(0, codeLength)
}

interface CodeFieldProps {
  value: string
  /** The error; null if there is none. */
  error: string | null
  onChange: (digits: string) => void
  inputRef: Ref<HTMLInputElement>
}

const places = Array.from({ length: codeLength }, (_, place) => place)

/**
 * One real field on top of six boxes: typing, pasting, editing and the phone's own “code from messages” work
 * as in any field. Without `maxlength`, which would cut “246 810” before the space is removed.
 */
export function CodeField({ value, error, onChange, inputRef }: CodeFieldProps) {
  const text = useText()
  const id = useId()
  const errorId = `${id}-error`
  return (
    <Frame>
      <label htmlFor={id}>{text('pages.code.label')}</label>
      <Boxes dir="ltr" data-wrong={error !== null}>
        {places.map((place) => (
          <Box
            key={place}
            aria-hidden="true"
            data-next={place === Math.min(value.length, codeLength - 1)}
          />
        ))}
        <Digits
          ref={inputRef}
          id={id}
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          required
          value={value}
          onChange={(event) => onChange(digitsOf(event.target.value))}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : errorId}
        />
      </Boxes>
      {error !== null && (
        <FormHelperText error id={errorId} sx={{ marginInline: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Frame>
  )
}

/** CSS pixels from box to box; smaller in a narrow card. */
const pitch = 52
const gap = 8

const Frame = styled('div')({ containerType: 'inline-size', margin: '8px 0 12px' })

const Boxes = styled('div')({
  '--pitch': `min(${pitch}px, 100cqw / ${codeLength})`,
  position: 'relative',
  display: 'flex',
  gap,
  width: `calc(var(--pitch) * ${codeLength} - ${gap}px)`,
  marginTop: 8,
  overflow: 'clip',
  overflowClipMargin: 4,
})

const Box = styled('span')(({ theme }) => ({
  boxSizing: 'border-box',
  width: `calc(var(--pitch) - ${gap}px)`,
  height: 52,
  borderRadius: Math.min(Number(theme.shape.borderRadius), 12),
  border: `1px solid ${theme.palette.text.secondary}`,
  '[data-wrong="true"] &': { borderColor: theme.palette.error.readable },
  ':focus-within > &[data-next="true"]': {
    borderColor: theme.palette.primary.readable,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.readable}`,
  },
}))

/** Monospaced text with the spacing of the boxes, so that each digit is centred in its box. */
const Digits = styled('input')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  boxSizing: 'border-box',
  // Space for the caret after the last digit; otherwise the browser would scroll the first one away.
  width: `calc(var(--pitch) * ${codeLength + 1})`,
  height: '100%',
  margin: 0,
  padding: 0,
  paddingInlineStart: `calc((var(--pitch) - ${gap}px - 1ch) / 2)`,
  border: 0,
  outline: 0,
  font: '1.5rem/1 ui-monospace, "Roboto Mono", Menlo, Consolas, monospace',
  fontWeight: theme.typography.fontWeightBold,
  letterSpacing: 'calc(var(--pitch) - 1ch)',
  color: theme.palette.text.primary,
  backgroundColor: 'transparent',
}))
