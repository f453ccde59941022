import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { makeRequestId } from '#lib/requestId'
import { useUnsaved } from '#ui/form/useUnsaved'
import { useLocale, useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { shortName, useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { type NewProduct, useAddSoldProductMutation } from '../api/products'
import { emptyProduct, type ProductValues, productSchemaIn } from './productForm'

/** Form state of a new product; calls `onDone` once it is stored. */
export function useProductForm(onDone: () => void) {
  const text = useText()
  const errorMessage = useErrorMessage()
  const run = useMutationFeedback()
  const { control, handleSubmit, formState } = useForm({
    resolver: valibotResolver(productSchemaIn(useLocale())),
    defaultValues: emptyProduct,
  })
  useUnsaved(formState.isDirty)
  const [id] = useState(makeRequestId)
  const [add, { isLoading: busy, error }] = useAddSoldProductMutation()

  async function save(product: NewProduct): Promise<void> {
    if (busy) return
    const { isDone } = await run(add({ ...product, id }), {
      success: text('customers.products.done', { name: shortName(product.name) }),
      isFailureInline: true,
    })
    if (isDone) onDone()
  }

  return {
    control,
    values: useWatch({ control, compute: (typed: ProductValues) => typed }),
    busy,
    isDirty: formState.isDirty,
    submit: handleSubmit(save),
    failure: error ? errorMessage(error) : null,
  }
}
