import { GlobalStyles } from '@contentful/f36-components';
import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiError, createApi, readSession, type Api, type Session } from './api/client.ts';
import type { ContentType } from './api/schemas.ts';
import { AssetForm } from './assets/AssetForm.tsx';
import { AssetList } from './assets/AssetList.tsx';
import { EntryForm } from './editing/EntryForm.tsx';
import { EntryList } from './entries/EntryList.tsx';
import { Home } from './Home.tsx';
import { ApprovalList } from './publishing/ApprovalList.tsx';
import { ReleaseList } from './publishing/ReleaseList.tsx';
import { ReleaseView } from './publishing/ReleaseView.tsx';
import { ScheduleList } from './publishing/ScheduleList.tsx';
import { SignedIn } from './publishing/SignedIn.tsx';
import { Navigation } from './Navigation.tsx';
import { NewPage } from './new-page/NewPage.tsx';
import { PageTypes } from './new-page/PageTypes.tsx';
import { Problem } from './Problem.tsx';
import './studio.css';

// Without a compiler, Lingui displays the raw ICU patterns of Contentful's editors.
i18n.setMessagesCompiler(compileMessage);
i18n.loadAndActivate({ locale: 'en', messages: {} });

const queries = new QueryClient();
const openEntry = (id: string, field?: string): void => {
  location.hash = `#/entries/${encodeURIComponent(id)}${field ? `/${encodeURIComponent(field)}` : ''}`;
};

interface Workspace {
  api: Api;
  session: Session;
  contentTypes: ContentType[];
}

function Studio() {
  const [workspace, setWorkspace] = useState<Workspace>();
  const [problem, setProblem] = useState('');
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = (): void => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    void (async () => {
      try {
        const session = await readSession();
        const api = createApi(session);
        setWorkspace({ api, session, contentTypes: (await api.contentTypes()).items });
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) location.assign('/sign-in');
        setProblem(error instanceof Error ? error.message : 'The studio couldn’t start');
      }
    })();
  }, []);
  const [, release] = /^#\/releases\/([^/?]+)$/.exec(hash) ?? [];
  const [, id, field] = /^#\/entries\/([^/?]+)(?:\/([^/?]+))?(?:\?|$)/.exec(hash) ?? [];
  const [, assetId] = /^#\/assets\/([^/?]+)$/.exec(hash) ?? [];
  const [, newType] = /^#\/new\/([\w.-]+)$/.exec(hash) ?? [];
  return (
    <>
      <header className="top">
        <Navigation session={workspace?.session} hash={hash} />
        {workspace && <SignedIn session={workspace.session} />}
      </header>
      <main>
        <Problem>{problem}</Problem>
        {!workspace && !problem && <p role="status">Loading…</p>}
        {workspace &&
          (id ? (
            <EntryForm
              key={id}
              {...workspace}
              id={decodeURIComponent(id)}
              field={field && decodeURIComponent(field)}
              openEntry={openEntry}
            />
          ) : newType ? (
            <NewPage key={newType} type={newType} openEntry={openEntry} />
          ) : hash === '#/new' ? (
            <PageTypes />
          ) : assetId ? (
            <AssetForm key={assetId} {...workspace} id={decodeURIComponent(assetId)} />
          ) : hash.startsWith('#/assets') ? (
            <AssetList {...workspace} />
          ) : release ? (
            <ReleaseView key={release} {...workspace} id={decodeURIComponent(release)} />
          ) : hash === '#/releases' ? (
            <ReleaseList {...workspace} />
          ) : hash === '#/schedule' ? (
            <ScheduleList {...workspace} />
          ) : hash === '#/approvals' ? (
            <ApprovalList {...workspace} />
          ) : hash === '' || hash === '#/' ? (
            <Home {...workspace} />
          ) : (
            <EntryList {...workspace} />
          ))}
      </main>
    </>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={queries}>
      <GlobalStyles />
      <Studio />
    </QueryClientProvider>,
  );
}
