import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { plainDigits } from '#lib/cardNumber'
import { markUnsaved } from '#lib/unsaved'
import { cardSchema, emptyCard } from './card'

const formName = 'shop-card'

export type CardForm = ReturnType<typeof useCardForm>

/** A card as it is typed: it lives here, as long as the checkout is open, and nowhere else. */
export function useCardForm() {
  const { control, formState, handleSubmit } = useForm({
    mode: 'onTouched',
    resolver: valibotResolver(cardSchema),
    defaultValues: emptyCard,
  })
  const { isDirty } = formState

  useEffect(() => {
    markUnsaved(formName, isDirty)
    return () => markUnsaved(formName, false)
  }, [isDirty])

  return {
    control,
    isDirty,
    /** The digits of the number, or null when something is wrong; then that has the focus. */
    check: async (): Promise<string | null> => {
      let digits: string | null = null
      await handleSubmit(({ number }) => {
        digits = plainDigits(number)
      })()
      return digits
    },
  }
}
