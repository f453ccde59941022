import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Field, fullNote } from '#ui/form/Field'
import { useFormField } from '#ui/form/useFormField'
import { CardIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { type CardInput, cardFields, groupedNumber, sampleCard } from './card'
import type { CardForm } from './useCardForm'

interface CardEntryProps {
  /** Masked; empty if there is no card to use. */
  storedCard: string
  card: CardForm
  /** Called to enter another card instead of the stored one. */
  onOther: () => void
}

/** The stored card, or the fields to enter one. */
export function CardEntry({ storedCard, card, onOther }: CardEntryProps) {
  const text = useText()
  return (
    <>
      <Note tone="info">
        <bdi>{text('shop.checkout.card.demo', { number: unbroken(sampleCard) })}</bdi>
      </Note>
      {storedCard === '' ? (
        <CardFields card={card} />
      ) : (
        <StoredCard>
          <CardIcon size={20} />
          <span>
            {text('shop.checkout.card.kept')} <bdi dir="ltr">{storedCard}</bdi>
          </span>
          <Button size="small" onClick={onOther}>
            {text('shop.checkout.card.other')}
          </Button>
        </StoredCard>
      )}
    </>
  )
}

/** Uses non-breaking spaces. */
const unbroken = (number: string) => number.replaceAll(' ', '\u00a0')

const StoredCard = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  span: { flex: 1, minWidth: 0 },
})

/** The fields of a card. Without autofill: a demo must not receive a real card. */
function CardFields({ card }: { card: CardForm }) {
  return (
    <Grid>
      {cardFields.map((input) => (
        <CardInputField key={input.name} card={card} input={input} />
      ))}
    </Grid>
  )
}

function CardInputField({ card, input }: { card: CardForm; input: CardInput }) {
  const text = useText()
  const { name, label, inputMode, maxLength, hint } = input
  const { onBlur, onChange, ...field } = useFormField(card.control, name)

  function leave(): void {
    if (name === 'number') onChange(groupedNumber(field.value))
    // An empty field that was only passed shows no error yet.
    if (field.value !== '') onBlur()
  }

  return (
    <Field
      {...field}
      name={`card-${name}`}
      label={text(label)}
      inputMode={inputMode}
      maxLength={maxLength}
      autoComplete="off"
      required
      hint={hint ? text(hint) : fullNote(text, maxLength, inputMode === 'text' ? field.value : '')}
      onChange={onChange}
      onBlur={leave}
    />
  )
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: 16,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-of-type(-n + 2)': { gridColumn: '1 / -1' },
  },
}))
