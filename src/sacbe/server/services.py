"""The services of a running server: database, tables, connections, jobs, clocks, metrics."""

from __future__ import annotations

from sacbe.server.database import Database
from sacbe.server.desk import Desks
from sacbe.server.dispatcher import Dispatcher
from sacbe.server.events import RecentStates
from sacbe.server.health import Health
from sacbe.server.hub import Hub
from sacbe.server.limits import Buckets
from sacbe.server.live_tables import LiveTables
from sacbe.server.log_story import LogStories
from sacbe.server.metrics import Metrics
from sacbe.server.migrate import upgrade
from sacbe.server.settings import Settings
from sacbe.server.ticker import Ticker


class Services:
    """Everything that one server process consists of."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Settings = settings
        self.database: Database = Database(settings.database)
        self.recent: RecentStates = RecentStates()
        self.desks: Desks = Desks(self.database, self.recent)
        self.stories: LogStories = LogStories()
        limits = settings.limits
        self.hub: Hub = Hub(self.database, limits.connections, limits.connections_each)
        self.live_tables: LiveTables = LiveTables(self.desks, self.hub)
        self.desks.listeners += [self.live_tables.hear, self.hub.hear]
        self.talkers: Buckets = Buckets(limits.chats, limits.chat_burst)
        self.dispatcher: Dispatcher = Dispatcher(settings, self.desks)
        self.ticker: Ticker = Ticker(self.desks, self.dispatcher)
        self.health: Health = Health()
        self.metrics: Metrics = Metrics()
        self.metrics.watch(self.database)
        self.desks.listeners.append(self.metrics.written)
        self.dispatcher.listeners.append(self.metrics.job)
        self.metrics.workers.set_function(self.dispatcher.processes)
        self.metrics.sockets.set_function(lambda: self.hub.connections)

    async def open(self) -> None:
        """Start all services."""
        await upgrade(self.database)
        await self.hub.open()
        self.dispatcher.start()
        self.ticker.start()

    async def close(self) -> None:
        """Stop all services."""
        await self.ticker.close()
        await self.dispatcher.close()
        await self.hub.close()
        await self.database.close()
