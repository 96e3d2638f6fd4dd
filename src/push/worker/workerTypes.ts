/** The service worker types used here: TypeScript's own types for workers conflict with those of a page. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchingEvent extends LastingEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface PushingEvent extends LastingEvent {
  data: { json(): unknown } | null;
}

export interface ClickingEvent extends LastingEvent {
  notification: Notification;
}

export interface Page {
  url: string;
  visibilityState: string;
  focused: boolean;
  postMessage(message: unknown): void;
  focus(): Promise<Page>;
}

export interface WorkerScope {
  location: Location;
  registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    getNotifications(filter: { tag: string }): Promise<Notification[]>;
  };
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Page[]>;
    openWindow(url: string): Promise<Page | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchingEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushingEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'sync', listener: (event: LastingEvent & { tag: string }) => void): void;
}
