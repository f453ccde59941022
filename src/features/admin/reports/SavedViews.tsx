import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LazyConfirmDialog } from '#ui/dialog/lazyDialogs'
import { useText } from '#ui/intl/useText'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { screenOnlyClass } from '#ui/print/PrintOnly'
import { FilterChoice } from '#ui/table/FilterChoice'
import { useStaffSession } from '../api/adminSession'
import { deleteView, renameView, savedViews, saveView } from './savedViews'

const ViewNameDialog = lazyOverlay(
  () => import('./ViewNameDialog').then((module) => module.ViewNameDialog),
  ({ onClose }) => onClose,
)

/** Opens, names, renames and deletes views of the page, which are its address. */
export function SavedViews() {
  const adminID = useStaffSession()?.adminID
  return adminID === undefined ? null : <ViewsOf adminID={adminID} />
}

function ViewsOf({ adminID }: { adminID: string }) {
  const text = useText()
  const [search, setSearch] = useSearchParams()
  const stored = savedViews(adminID)
  const views = useSyncExternalStore(stored.subscribe, stored.get) ?? []
  const [asked, setAsked] = useState<'save' | 'rename' | 'delete' | null>(null)
  const open = views.find((view) => view.search === search.toString())
  const close = () => setAsked(null)
  return (
    <Bar className={screenOnlyClass}>
      {views.length > 0 && (
        <FilterChoice
          label={text('adminReports.views')}
          value={open?.name ?? ''}
          options={[
            { value: '', label: text('adminReports.views.none') },
            ...views.map(({ name }) => ({ value: name, label: name })),
          ]}
          onChange={(name) => setSearch(views.find((view) => view.name === name)?.search ?? '')}
        />
      )}
      {open ? (
        <>
          <Button onClick={() => setAsked('rename')}>{text('adminReports.views.rename')}</Button>
          <Button color="error" onClick={() => setAsked('delete')}>
            {text('adminReports.views.delete')}
          </Button>
        </>
      ) : (
        <Button onClick={() => setAsked('save')}>{text('adminReports.views.save')}</Button>
      )}
      <small>{text('adminReports.views.note')}</small>
      {(asked === 'save' || (asked === 'rename' && open)) && (
        <ViewNameDialog
          title={text(asked === 'save' ? 'adminReports.views.save' : 'adminReports.views.rename')}
          name={asked === 'rename' ? (open?.name ?? '') : ''}
          taken={views.flatMap(({ name }) => (name === open?.name ? [] : [name]))}
          onName={(name) => {
            if (asked === 'rename' && open) renameView(adminID, open.name, name)
            else saveView(adminID, { name, search: search.toString() })
            close()
          }}
          onClose={close}
        />
      )}
      {asked === 'delete' && open && (
        <LazyConfirmDialog
          open
          title={text('adminReports.views.deleteTitle', { name: open.name })}
          confirmLabel={text('adminReports.views.delete')}
          destructive
          onCancel={close}
          onConfirm={() => {
            deleteView(adminID, open.name)
            close()
          }}
        >
          {text('adminReports.views.deleteMeans')}
        </LazyConfirmDialog>
      )}
    </Bar>
  )
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  small: { ...theme.typography.caption, color: theme.palette.text.secondary, flex: '1 1 16rem' },
}))
