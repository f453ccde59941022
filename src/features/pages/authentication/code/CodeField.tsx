import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import { type Ref, useId } from 'react'
import { withPlainDigits } from '#lib/money'
import { useText } from '#ui/intl/useText'

export const codeLength = 6

/** What the demo takes for right, and tells. */
export const demoCode = '246810'

/** The digits in what was typed or pasted: “246 810” and those of any keyboard count, nothing else does. */
function digitsOf(typed: string): string {
  return withPlainDigits(typed)
    .replace(/[^0-9]/g, '')
    .slice(0, codeLength)
}

interface CodeFieldProps {
  value: string
  /** What is wrong; null when nothing is. */
  error: string | null
  onChange: (digits: string) => void
  inputRef: Ref<HTMLInputElement>
}

const places = Array.from({ length: codeLength }, (_, place) => place)

/**
 * One real field over six boxes: typing, pasting, correcting and the phone's own “code from
 * messages” work as in any field. No `maxlength`: it would cut “246 810” before the space goes.
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

/** CSS pixels. From box to box; less where the card is narrow. */
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

/** Letters of one width, as far apart as the boxes: each digit stands in the middle of its own. */
const Digits = styled('input')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  boxSizing: 'border-box',
  // Room for the caret after the last digit, or the browser would scroll the first one away.
  width: `calc(var(--pitch) * ${codeLength + 1})`,
  height: '100%',
  margin: 0,
  padding: 0,
  paddingInlineStart: `calc((var(--pitch) - ${gap}px - 1ch) / 2)`,
  border: 0,
  outline: 0,
  font: '600 1.5rem/1 ui-monospace, "Roboto Mono", Menlo, Consolas, monospace',
  letterSpacing: 'calc(var(--pitch) - 1ch)',
  color: theme.palette.text.primary,
  backgroundColor: 'transparent',
}))
