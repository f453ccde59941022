import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { use, useState } from 'react'
import { useText } from '#ui/intl/useText'
import { useStaffDraft } from '../form/draft'
import { EditedContext } from '../form/useFormDraft'

export interface BaseVersion<Value> {
  /** What the form shows: others' changes meanwhile only once they are asked for. */
  value: Value
  /** What the next order is given with. */
  version: number
  /** Changes whenever the form has to begin anew: its key. */
  beginning: number
  isNewer: boolean
  showNewer: () => void
  /** After saving: the next change goes on from there. */
  saved: (version: number, value?: Value) => void
  /** After asking for what waits for a second person: it is shown as it still is. */
  asked: () => void
}

/** What a form began with, while what it edits may be changed by somebody else. */
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

/** Says that somebody else saved another version, and shows it when asked: what is typed is never dropped unasked. */
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
