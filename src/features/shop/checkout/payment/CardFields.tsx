import { styled } from '@mui/material/styles'
import { Field } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'
import { cardFields } from './card'
import type { CardForm } from './useCardForm'

/**
 * The fields of a card. Not for autofill: nobody's real card has business in a demo.
 */
export function CardFields({ card }: { card: CardForm }) {
  const text = useText()
  return (
    <Grid>
      {cardFields.map(({ name, label, inputMode, maxLength, hint }) => {
        const wrong = card.problem(name)
        return (
          <Field
            key={name}
            name={`card-${name}`}
            label={text(label)}
            value={card.values[name]}
            inputMode={inputMode}
            maxLength={maxLength}
            autoComplete="off"
            required
            hint={hint && text(hint)}
            error={wrong && text(wrong)}
            inputRef={card.fieldRef(name)}
            onChange={(value) => card.set(name, value)}
            onBlur={() => card.leave(name)}
          />
        )
      })}
    </Grid>
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
