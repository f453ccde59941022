import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { plainDigits } from '#lib/cardNumber'
import { markUnsaved } from '#lib/unsaved'
import { cardSchema, emptyCard } from './card'

const formName = 'shop-card'

export type CardForm = ReturnType<typeof useCardForm>

/** A card as typed. It only exists in memory, while the checkout is open. */
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
    /** @returns the digits of the number; null if there is an error, whose field is then focused */
    check: async (): Promise<string | null> => {
      let digits: string | null = null
      await handleSubmit(({ number }) => {
        digits = plainDigits(number)
      })()
      return digits
    },
  }
}
