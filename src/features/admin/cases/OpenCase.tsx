import Button from '@mui/material/Button'
import { useState } from 'react'
import { useOnline } from '#api/client/refetch'
import type { SupportSubject } from '#contract/help/support'
import { useText } from '#ui/intl/useText'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { useMay } from '../api/adminSession'
import { SheetButtons } from '../list/RowSheet'

const CaseDialog = lazyOverlay(
  () => import('../users/actions/CaseDialog').then((module) => module.CaseDialog),
  ({ onClose }) => onClose,
)

interface OpenCaseProps {
  player: { userId: string }
  subject: SupportSubject
}

/** Opens a case about a deposit or withdrawal. */
export function OpenCase({ player, subject }: OpenCaseProps) {
  const text = useText()
  const mayOpen = useMay()('case.edit')
  const isOnline = useOnline()
  const [isOpen, setOpen] = useState(false)
  if (!mayOpen) return null
  return (
    <>
      <SheetButtons>
        <Button disabled={!isOnline} onClick={() => setOpen(true)}>
          {text('adminPeople.do.case')}
        </Button>
      </SheetButtons>
      {isOpen && <CaseDialog player={player} subject={subject} onClose={() => setOpen(false)} />}
    </>
  )
}
