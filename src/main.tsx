import './lib/initialUrl'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { setTransport } from './api/client/transport'
import { App } from './app/App'
import { removeAppShell } from './app/appShell'
import { prepareApp } from './app/prepare'
import { isMocked } from './lib/environment'
import { watchInstall } from './pwa/install'
import { watchStyles } from './pwa/missingChunk'
import { startWorker } from './pwa/registration'
import { transport } from './pwa/transport'
import { watchFileDrops } from './ui/drop/dropZones'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

setTransport(transport)
removeAppShell(root)
watchInstall()
watchStyles()
watchFileDrops()
void startWorker()
// Renders once with everything at hand. As a transition it gives way to typing and scrolling in the app shell
// of index.html.
void prepareApp().then(() => startTransition(() => createRoot(root).render(<App />)))
// Collects errors for testers' reports.
if (isMocked) void import('./lib/keptErrors').then(({ keepErrors }) => keepErrors())
