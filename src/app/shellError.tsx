import { Component, type ReactNode } from 'react';
import { publicApi } from '../api/publicClient.ts';
import { Button } from '../components/Button.tsx';
import { textOf } from '../i18n/i18n.ts';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Navigating elsewhere tries again. */
  place?: string;
}

interface ErrorBoundaryState {
  broken: 'screen' | 'code' | null;
  asking: boolean;
}

/** Messages of Chromium, Firefox and Safari, and of Vite for a style sheet. */
const codeMissing = /dynamically imported module|importing a module script|preload css/i;

/** A screen threw, or its code did not load. Shows plain text and a way to start over. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: null, asking: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    const isCode = error instanceof Error && codeMissing.test(error.message);
    return { broken: isCode ? 'code' : 'screen', asking: false };
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (place !== this.props.place && this.state.broken) this.setState({ broken: null });
  }

  /**
   * Browsers remember that a module failed to load: only a reload tries again, and without a server it would lose the
   * page.
   */
  readonly #reload = () => {
    this.setState({ asking: true });
    publicApi.GET('/health').then(
      () => {
        location.reload();
      },
      () => {
        this.setState({ asking: false });
      },
    );
  };

  override render() {
    const { broken, asking } = this.state;
    if (!broken) return this.props.children;
    const t = textOf('common');
    const isCode = broken === 'code';
    return (
      <main id="main" className="screen" data-machine="none" data-state="broken" role="alert">
        <h1>{isCode ? t('noAnswer') : t('errorOccurred')}</h1>
        <p className="quiet">{isCode ? t('screenNotLoaded') : t('systemError')}</p>
        <p>
          <Button size="3" loading={asking} onClick={this.#reload}>
            {isCode ? t('tryAgain') : t('reload')}
          </Button>
        </p>
      </main>
    );
  }
}
