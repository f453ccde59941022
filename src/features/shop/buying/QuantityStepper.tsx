import { styled } from '@mui/material/styles'
import { BusyIconButton } from '#ui/form/BusyButton'
import { MinusIcon, PlusIcon } from '#ui/icons/actions'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

interface QuantityStepperProps {
  /** What is counted: “Quantity”, or “Quantity of Pixel Crown Cap”. */
  label: string
  quantity: number
  most: number
  onChange: (quantity: number) => void
  disabled?: boolean
}

/** A number from 1 to `most` with two buttons; changes are announced. */
export function QuantityStepper({
  label,
  quantity,
  most,
  onChange,
  disabled = false,
}: QuantityStepperProps) {
  const text = useText()
  const format = useFormat()
  const fewer = text('shop.parts.fewer')
  const more = text('shop.parts.more')
  return (
    <Frame aria-label={label}>
      <BusyIconButton
        aria-label={fewer}
        title={fewer}
        disabled={disabled || quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      >
        <MinusIcon size={18} />
      </BusyIconButton>
      <output aria-label={label}>{format.number(quantity)}</output>
      <BusyIconButton
        aria-label={more}
        title={more}
        disabled={disabled || quantity >= most}
        onClick={() => onChange(quantity + 1)}
      >
        <PlusIcon size={18} />
      </BusyIconButton>
    </Frame>
  )
}

const Frame = styled('fieldset')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  output: { minWidth: '2.5ch', textAlign: 'center' },
  button: { minWidth: 44, minHeight: 44, borderRadius: theme.shape.borderRadius },
}))
