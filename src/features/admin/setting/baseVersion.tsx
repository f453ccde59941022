import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { use, useState } from 'react'
import { useText } from '#ui/intl/useText'
import { useStaffDraft } from '../form/draft'
import { EditedContext } from '../form/useFormDraft'

export interface BaseVersion<Value> {
  /** The form's base value; includes others' later changes only on request. */
  value: Value
  /** Sent with the next request. */
  version: number
  /** Key of the form; changes whenever it must start again. */
  beginning: number
  isNewer: boolean
  showNewer: () => void
  /** Call after saving: the next change is based on this version. */
  saved: (version: number, value?: Value) => void
  /** Call if the change waits for a second person: the form shows the stored value again. */
  asked: () => void
}

/** Base value of a form whose data others may change in the meantime. */
export function useBaseVersion<Value>(value: Value, version: number): BaseVersion<Value> {
  const [base, setBase] = useState({ value, version, beginning: 0 })
  const startAnew = () => setBase({ value, version, beginning: base.beginning + 1 })
  return {
    ...base,
    isNewer: version > base.version,
    showNewer: startAnew,
    saved: (savedVersion, savedValue = base.value) =>
      setBase({ ...base, value: savedValue, version: savedVersion }),
    asked: startAnew,
  }
}

/**
 * Announces that a colleague saved a newer version, and shows it on request. Typed values are never dropped
 * without asking.
 */
export function NewerNotice({
  base: { isNewer, showNewer },
}: {
  base: Pick<BaseVersion<unknown>, 'isNewer' | 'showNewer'>
}) {
  const text = useText()
  const { drop } = useStaffDraft(use(EditedContext).about)
  if (!isNewer) return null
  return (
    <Newer role="status">
      {text('adminSite.form.newer')}{' '}
      <Button
        size="small"
        onClick={() => {
          drop()
          showNewer()
        }}
      >
        {text('adminSite.form.showNewer')}
      </Button>
    </Newer>
  )
}

const Newer = styled('p')(({ theme }) => ({
  margin: '0 0 12px',
  padding: '8px 12px',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.warning.main}`,
}))
